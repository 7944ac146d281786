import type { MenuItem } from '../../elements/core/menu/menu.js';
import { paths } from '../routes/paths.js';
import { screens } from '../workspace/screens.js';

/** The shell's own place in the menu, after the business areas: the workspace, and each of its screens. */
export const ownMenu: readonly MenuItem[] = [
  {
    id: 'shell-workspace',
    label: 'dassShellWorkspace',
    icon: 'category',
    items: [
      { id: 'shell-workspace-all', label: 'dassShellWorkspaceAll', url: paths.workspace, icon: 'search' },
      ...screens.map(({ name, title, icon }) => ({
        id: `shell-workspace-${name}`,
        label: title,
        url: paths.screen(name),
        icon,
      })),
    ],
  },
];
