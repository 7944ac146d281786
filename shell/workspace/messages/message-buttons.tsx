import { message } from 'dass-elements/dialogs.js';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { useNavigateTo } from '../../app/use-navigate-to.js';
import type { Sample } from './samples.js';

/** A button for each message. A redirect of a closed message is followed. */
export function MessageButtons({ samples }: { samples: readonly Sample[] }) {
  const navigateTo = useNavigateTo();
  const show = async (sample: Sample) => {
    const { redirect, url } = await message(sample.message());
    // WITHOUT_TOKEN opens the login page by itself.
    if (redirect && sample.id !== 'WITHOUT_TOKEN') navigateTo(url);
  };
  return (
    <div className="row">
      {samples.map((sample) => (
        <DassButton key={sample.id} onClick={() => void show(sample)}>
          {sample.name()}
        </DassButton>
      ))}
    </div>
  );
}
