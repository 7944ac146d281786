export default {
  title: 'The shell as users feel it',
  /** Runs in a process of its own, with the sources of the local platform. */
  program: 'bench/shell/measure-shell.mjs',
};
