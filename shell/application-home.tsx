import { apis } from './page-services.js';
import { HomePage } from './pages/home/home-page.js';
import { ChangesCard } from './pages/home/changes-card.js';
import { OpenPurchasesCard } from './pages/home/open-purchases-card.js';
import { UnreadCard } from './pages/home/unread-card.js';
import { expiringMaterials } from './workspace/materials/expiring-materials.js';
import { openSteps } from './workspace/process/open-steps.js';
import { dueDeliveries } from './workspace/purchase/due-deliveries.js';
import { openFindings } from './workspace/quality/open-findings.js';

/*
 * What the home page shows besides unread notifications, favourites, recent pages and the areas of the menu. A company
 * names its own numbers and cards here, in their order.
 */

const counts = [
  dueDeliveries(apis.purchases),
  openFindings(apis.quality),
  openSteps(apis.process),
  expiringMaterials(apis.materials),
];

const cards = [UnreadCard, OpenPurchasesCard, ChangesCard];

export function ApplicationHome() {
  return <HomePage counts={counts} cards={cards} />;
}
