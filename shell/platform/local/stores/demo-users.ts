import type { User } from '../../platform.js';

export interface DemoUser extends User {
  password: string;
  /** What the user is an example of. */
  note: string;
}

/** The users of the local platform. Nothing here is secret: the login page shows it. */
export const demoUsers: readonly DemoUser[] = [
  {
    name: 'Marina Conceição Galvão',
    email: 'marina@aurora.example',
    password: 'aurora',
    accessDenied: false,
    note: 'Analista de PCP, acesso completo',
  },
  {
    name: 'João Antônio Müller',
    email: 'joao@aurora.example',
    password: 'aurora',
    accessDenied: false,
    note: 'Modelista, acesso completo: o que uma pessoa lê continua não lido para a outra',
  },
  {
    name: 'Iara Sant’Ana',
    email: 'iara@aurora.example',
    password: 'aurora',
    accessDenied: true,
    note: 'Sem permissão para esta área',
  },
];
