import { createContext, useContext } from 'react';
import type { DocumentsApi } from './documents/api.js';
import type { MaterialsApi } from './materials/api.js';
import type { ProcessApi } from './process/api.js';
import type { PurchaseApi } from './purchase/api.js';
import type { QualityApi } from './quality/api.js';
import type { FaultsApi } from './frame/api.js';
import type { ChangesApi } from './record/changes-api.js';
import type { StructureApi } from './structure/api.js';
import type { SuppliersApi } from './suppliers/api.js';

/**
 * The services of the workspace's features, as their `api.ts` files declare them. `page-services.tsx` composes them;
 * a company passes its own services there.
 */
export interface WorkspaceApis {
  readonly materials: MaterialsApi;
  readonly documents: DocumentsApi;
  readonly purchases: PurchaseApi;
  readonly process: ProcessApi;
  readonly quality: QualityApi;
  readonly structures: StructureApi;
  readonly suppliers: SuppliersApi;
  readonly changes: ChangesApi;
  readonly faults: FaultsApi;
}

const ApisContext = createContext<WorkspaceApis | undefined>(undefined);

export const ApisProvider = ApisContext.Provider;

export function useApis(): WorkspaceApis {
  const apis = useContext(ApisContext);
  if (!apis) throw new Error('There is no ApisProvider above this component');
  return apis;
}
