import type { AccessibilityNode } from '../../../scripts/test-runner/accessibility-nodes.mjs';

/** Roles whose name comes from their content: a button in it belongs to its own name. */
const HEADINGS = ['heading', 'columnheader', 'rowheader'];
const CONTROLS = ['button', 'link', 'checkbox', 'switch', 'textbox', 'combobox', 'menuitem'];
/** A screen reader reads both at each focus. Notifications are named by their texts. */
const MAX_NAME_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 250;
/** Texts of the user or of the application. */
const CONTENT = ['StaticText', 'InlineTextBox', 'paragraph', 'option', 'listitem', 'row', 'cell', 'gridcell'];

const fold = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Names that contain others, descriptions that repeat the name, and names and descriptions that are too long to hear. */
export function nameFindings(nodes: readonly AccessibilityNode[]): string[] {
  const findings: string[] = [];
  const isInside = (node: AccessibilityNode, index: number): boolean => {
    for (let at = node.parent; at >= 0; at = nodes[at]!.parent) if (at === index) return true;
    return false;
  };
  nodes.forEach((node, index) => {
    const { role, name, description } = node;
    const what = `${role} "${name}"`;
    if (HEADINGS.includes(role)) {
      const inside = nodes.filter((one) => CONTROLS.includes(one.role) && one.name !== '' && isInside(one, index));
      for (const one of inside)
        if (fold(name) !== fold(one.name) && fold(name).includes(fold(one.name)))
          findings.push(`${what} contains the name of ${one.role} "${one.name}"`);
    }
    if (description !== '' && fold(name).includes(fold(description)))
      findings.push(`${what} is repeated by its description "${description}"`);
    if (name !== '' && fold(description).startsWith(fold(name)) && name.length > 3)
      findings.push(`the description of ${what} begins with its name: "${description}"`);
    if (name.length > MAX_NAME_LENGTH && !CONTENT.includes(role)) findings.push(`${what} is a long name`);
    if (description.length > MAX_DESCRIPTION_LENGTH) findings.push(`${what} has a long description "${description}"`);
  });
  return findings;
}
