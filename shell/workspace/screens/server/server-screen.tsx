import { useState } from 'react';
import { t } from '../../../../locales/workspace.js';
import { DassButton } from '../../../../react-wrappers/dass-button.js';
import { DassChip } from '../../../../react-wrappers/dass-chip.js';
import { showFailure } from '../../../app/show-failure.js';
import { useLanguage } from '../../../app/use-texts.js';
import { askForFault } from '../../../platform/local-faults.js';
import { Demo } from '../../demo.js';
import { experiments, targets, type Target } from './experiments.js';
import { Outcome, useTargets } from './outcome.js';

/** A server in trouble, at the next answer: what the frame of the shell makes of it is what a person would see. */
export default function ServerScreen() {
  useLanguage();
  const [target, setTarget] = useState<Target>('menu');
  const [asked, setAsked] = useState<string>();
  const states = useTargets();

  const ask = async ({ id, fault }: (typeof experiments)[number]) => {
    const { path } = targets.find((one) => one.id === target)!;
    setAsked(id);
    try {
      await askForFault('GET', path, fault);
      states[target].reload();
    } catch (error) {
      showFailure(error, 'dassServerRefused');
      setAsked(undefined);
    }
  };

  return (
    <Demo note={t('dassServerNote')}>
      <div className="row" role="group" aria-label={t('dassServerTarget')}>
        {targets.map(({ id, name }) => (
          <DassChip
            key={id}
            kind="toggle"
            label={t(name)}
            selected={target === id}
            onPress={() => {
              setTarget(id);
              setAsked(undefined);
            }}
          />
        ))}
      </div>
      <ul className="experiments" aria-label={t('dassServerExperiments')}>
        {experiments.map((experiment) => (
          <li key={experiment.id}>
            <DassButton
              pressed={asked === experiment.id ? 'true' : 'false'}
              tone={asked === experiment.id ? 'accent' : 'neutral'}
              onClick={() => void ask(experiment)}
            >
              {t(experiment.name)}
            </DassButton>
          </li>
        ))}
      </ul>
      <Outcome state={states[target]} wasAsked={asked !== undefined} />
    </Demo>
  );
}
