import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Tests run side by side: a free port.
export default defineConfig({ plugins: [react()], server: { host: '127.0.0.1', port: 0 } });
