/**
 * For Vite builds, which would include the development builds of Lit and React if the caller's environment says
 * `NODE_ENV=development`, as a development server does for its child processes.
 *
 * @returns {import('vite').Plugin}
 */
export const productionBuild = () => ({
  name: 'dass:production-build',
  apply: 'build',
  config() {
    process.env.NODE_ENV = 'production';
  },
});
