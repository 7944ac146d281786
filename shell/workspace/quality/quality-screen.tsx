import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../app/use-texts.js';
import type { ScreenProps } from '../screen.js';
import { FindingList } from './finding-list.js';
import { FindingPage } from './finding-page.js';
import './quality.css';

/** The quality findings; with `id` in the address, one of them with its photos, films and voice notes. */
export default function QualityScreen({ screen }: ScreenProps) {
  useLanguage();
  const [address] = useSearchParams();
  const id = Number(address.get('id'));
  return address.has('id') ? <FindingPage key={id} screen={screen} id={id} /> : <FindingList screen={screen} />;
}
