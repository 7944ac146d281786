import { expect } from 'chai';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { keep } from '../../test/support/fixture.js';
import { collectConsole } from '../../test/support/assertions/page-problems.js';
import { find, findAll, user, until } from '../../test/support/user.js';
import { PlatformError } from '../app/service-call.js';
import { PlatformProvider } from '../app/platform-context.js';
import { OpenPurchasesCard } from '../pages/home/open-purchases-card.js';
import type { Platform } from '../platform/platform.js';
import { SessionProvider } from '../session/session.js';
import { ApisProvider, type WorkspaceApis } from './apis-context.js';
import type { MaterialSheet } from './materials/api.js';
import MaterialsScreen from './materials/materials-screen.js';
import type { Purchase } from './purchase/api.js';
import { screens } from './screens.js';

const material: MaterialSheet = {
  id: 7,
  code: 'ZZ-000007',
  name: 'Lona de outra empresa',
  description: '',
  translations: [],
  family: 'textile',
  unit: 'm',
  supplierId: 1,
  supplier: 'Fornecedor de outra empresa',
  price: 12.5,
  active: true,
  blockedReason: '',
  contactTaxNumber: '',
  contactPhone: '',
  contactEmail: '',
  validUntil: '',
  inspectedAt: '',
  certificates: [],
  substitutes: [],
};
const purchase: Purchase = { id: 990_017, supplierId: 1, deliveryDate: '2027-03-01', costCentre: '4100', lines: [] };

/** Nobody is signed in. */
const platform = {
  session: { current: () => Promise.resolve(null), signOut: () => Promise.resolve() },
} as Partial<Platform> as Platform;

/** Fails the test when a call is not expected. */
const unused = (): never => {
  throw new Error('This call is not expected');
};

describe("A company's own service", () => {
  collectConsole(/'dataSource' has failed/);
  let root: Root | undefined;
  let container: HTMLElement;
  afterEach(() => flushSync(() => root?.unmount()));

  function render(content: ReactNode, apis: Partial<WorkspaceApis>, address = '/'): void {
    container = keep(document.body.appendChild(document.createElement('div')));
    root = createRoot(container);
    root.render(
      <MemoryRouter initialEntries={[address]}>
        <PlatformProvider value={platform}>
          <SessionProvider>
            <ApisProvider value={apis as WorkspaceApis}>{content}</ApisProvider>
          </SessionProvider>
        </PlatformProvider>
      </MemoryRouter>,
    );
  }
  const textIncludes = (text: string) =>
    until(`the page says ${text}`, () =>
      [container, ...findAll(container, '.frame')].some(({ textContent }) => textContent.includes(text)),
    );

  it('replaces the materials service: the list shows its materials or its error', async () => {
    const requests: string[] = [];
    const signals: AbortSignal[] = [];
    let isDown = true;
    const screen = screens.find(({ name }) => name === 'materials')!;
    render(
      <MaterialsScreen screen={screen} />,
      {
        materials: {
          loadMaterials: unused,
          materialSource: ({ search }) => ({
            load: async ({ from, signal }) => {
              requests.push(`${search} ${from}`);
              signals.push(signal);
              if (isDown) throw new PlatformError('server', 'Down', { answer: { message: 'Manutenção até 14h30' } });
              // The second row is still under way when the user leaves.
              if (from > 0) return new Promise(() => undefined);
              return { rows: [material], total: 2 };
            },
          }),
          loadMaterial: unused,
          saveMaterial: unused,
          saveFields: unused,
          saveDescriptions: unused,
        },
      },
      '/?search=lona',
    );
    await textIncludes('Manutenção até 14h30');
    isDown = false;
    await user.click(find(container, '.state.failed button'));
    await textIncludes('Lona de outra empresa');
    expect(findAll(container, '.rows-sheet [role=row]:not([hidden], .unloaded)')).to.have.length(1);
    await until('the second row is requested', () => requests.length === 3);
    expect(requests).to.deep.equal(['lona 0', 'lona 0', 'lona 1']);

    flushSync(() => root?.unmount());
    expect(signals.at(-1)?.aborted, 'the request of a page that was left').to.equal(true);
  });

  it('replaces the purchases service: the home page shows its purchases', async () => {
    render(<OpenPurchasesCard />, {
      purchases: {
        loadOpenPurchases: () => Promise.resolve([purchase]),
        searchPurchases: unused,
        loadPurchase: unused,
        loadPurchaseMaterials: unused,
        savePurchase: unused,
      },
    });
    await textIncludes('Compra 990017');
    expect(container.querySelector('a')!.getAttribute('href')).to.equal('/workspace/purchase?id=990017');
  });
});
