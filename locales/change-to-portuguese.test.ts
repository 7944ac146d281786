import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../test/support/emulation/page-for-node.js';
import { onLanguageChange, resolveText, setLanguage, textOr } from './index.js';

test('[LG-02] [PH-03] a change to Portuguese waits for the texts of keys that are in use', async (context) => {
  await setLanguage('es');
  assert.equal(resolveText('dassFieldRequired'), 'Campo obligatorio');
  const shown: string[] = [];
  context.after(onLanguageChange(() => shown.push(textOr('dassFieldRequired', 'Outro texto'))));
  assert.equal(await setLanguage('pt_BR'), true);
  assert.deepEqual([...new Set(shown)], ['Campo obligatorio', 'Campo obrigatório'], 'never without a text');
});
