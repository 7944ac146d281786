import type { Translation } from '../index.js';
import type source from '../pt-BR/host.js';

export default {
  dassHostUnsavedChanges: 'Hay cambios sin guardar',
  dassHostImageRequired: 'La imagen es obligatoria',
  dassHostFilesTooLarge: 'Archivo(s) más grande(s) de lo permitido',
  dassHostNoRecords: 'No se encontraron registros',
  dassHostSignInRequired: 'Para acceder a esta área debe iniciar sesión en el sistema',
} satisfies Translation<typeof source>;
