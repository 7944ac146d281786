import { useState } from 'react';
import { msg } from '../../locales/localize.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassChip } from 'dass-elements/react/dass-chip.js';
import { showFailure } from '../../app/show-failure.js';
import { useLanguage } from '../../app/use-texts.js';
import { useApis } from '../apis-context.js';
import { Demo } from '../demo.js';
import { experiments, targets, type Target } from './experiments.js';
import { Outcome, useTargets } from './outcome.js';

/** Simulates a server failure in the next response, and shows how the shell's frame handles it. */
export default function ServerScreen() {
  useLanguage();
  const { faults } = useApis();
  const [target, setTarget] = useState<Target>('menu');
  const [requested, setRequested] = useState<string>();
  const states = useTargets();

  const requestFault = async ({ id, fault }: (typeof experiments)[number]) => {
    const { path } = targets.find((one) => one.id === target)!;
    setRequested(id);
    try {
      await faults.requestFault('GET', path, fault);
      states[target].reload();
    } catch (error) {
      showFailure(error, () => msg('Esta plataforma não aceita falhas a pedido.', { id: 'dassServerRefused' }));
      setRequested(undefined);
    }
  };

  return (
    <Demo
      note={msg(
        'Escolha o que o sistema pede e como o servidor responde da próxima vez. O resto da tela continua utilizável.',
        { id: 'dassServerNote' },
      )}
    >
      <div className="row" role="group" aria-label={msg('O que o sistema pede', { id: 'dassServerTarget' })}>
        {targets.map(({ id, name }) => (
          <DassChip
            key={id}
            kind="toggle"
            label={name()}
            selected={target === id}
            onPress={() => {
              setTarget(id);
              setRequested(undefined);
            }}
          />
        ))}
      </div>
      <ul className="experiments" aria-label={msg('Como o servidor responde', { id: 'dassServerExperiments' })}>
        {experiments.map((experiment) => (
          <li key={experiment.id}>
            <DassButton
              pressed={requested === experiment.id ? 'true' : 'false'}
              tone={requested === experiment.id ? 'accent' : 'neutral'}
              onClick={() => void requestFault(experiment)}
            >
              {experiment.name()}
            </DassButton>
          </li>
        ))}
      </ul>
      <Outcome state={states[target]} wasRequested={requested !== undefined} />
    </Demo>
  );
}
