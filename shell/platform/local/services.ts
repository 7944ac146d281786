import { join } from 'node:path';
import type { Hono } from 'hono';
import { sampleChanges } from '../../../sample-data/changes.js';
import { businessMenu } from '../../../sample-data/menu.js';
import { notificationContent, notifications as sampleNotifications } from '../../../sample-data/notifications.js';
import { samplePurchases } from '../../../sample-data/purchases.js';
import { qualityFindings } from '../../../sample-data/quality-findings.js';
import type { RecordChange } from '../../workspace/record/changes-api.js';
import type { Notification } from '../platform.js';
import type { DemoUser } from './stores/demo-users.js';
import type { Disk } from './stores/disk.js';
import { AnswerStore } from './stores/answer-store.js';
import { ChangeStore } from './stores/change-store.js';
import { carryOutOnce } from './http/carry-out-once.js';
import { documentRoutes } from './routes/document-routes.js';
import { findingDocuments, materialDocuments, DocumentStore } from './stores/document-store.js';
import { EventHub } from './routes/event-hub.js';
import type { Faults } from './http/faults.js';
import { fileRoutes } from './routes/file-routes.js';
import { findingRoutes, processRoutes, structureRoutes } from './routes/production-routes.js';
import { FileStore } from './stores/file-store.js';
import type { LocalEnv } from './local-env.js';
import { materialRoutes } from './routes/material-routes.js';
import { notificationRoutes } from './routes/notification-routes.js';
import { NotificationStore, type NotificationContent } from './stores/notification-store.js';
import type { AllowedOrigins } from './http/origins.js';
import { ProcessStore } from './stores/process-store.js';
import { purchaseRoutes } from './routes/purchase-routes.js';
import { PurchaseStore } from './stores/purchase-store.js';
import { RequestedFaults } from './http/requested-faults.js';
import { service } from './service.js';
import { sessionRoutes } from './routes/session-routes.js';
import { SessionStore } from './stores/session-store.js';
import { SessionCookie, requireSession } from './routes/require-session.js';
import { Database, type Log } from './database/database.js';
import { MaterialSource } from './stores/material-source.js';
import { recordMigrations } from './database/schema.js';
import { QuotationStore } from './suppliers/quotation-store.js';
import { quotationRoutes, supplierRoutes } from './suppliers/supplier-routes.js';
import { SupplierStore } from './suppliers/supplier-store.js';
import { UploadStore } from './stores/upload-store.js';
import { uploadRoutes } from './routes/upload-routes.js';

export interface ServicesOptions {
  hosts: readonly string[];
  origins: AllowedOrigins;
  dataFolder: string;
  disk: Disk;
  cookieDomain: string | undefined;
  users: readonly DemoUser[];
  sessionLifetime: number;
  arrivalInterval: number;
  heartbeat: number;
  maxFileSize: number;
  menuSize: number;
  /** Number of sample materials. */
  materialCount?: number | undefined;
  /** Number of lines of product structures. */
  structureLines?: number | undefined;
  sampleDatabase?: string | undefined;
  faults: () => Faults | undefined;
  log: Log;
}

export interface Services {
  /** Session, menu, notifications, and the workspace's materials, process steps, purchases, structures and suppliers. */
  api: Hono<LocalEnv>;
  files: Hono<LocalEnv>;
  notify(content: NotificationContent): Promise<Notification>;
  /** Creates the sample materials now, instead of when they are first used. */
  loadMaterials(onProgress?: (step: string) => void): Promise<void>;
  /** Ends the event streams. Resolves when all data is on disk. */
  stop(): Promise<void>;
}

const initialNotifications = 240;
const supplierCount = 1_200;
const findingCount = 60;
/** Milliseconds until an upload that nobody continues is deleted. */
const uploadLifetime = 24 * 3_600_000;
const uploadCleaningInterval = 3_600_000;
/**
 * Milliseconds until a file that belongs to no record is deleted. A page sends the files that it keeps for 7 days, and
 * attaches those that are stored already.
 */
const unusedFileLifetime = 14 * 24 * 3_600_000;

/** Opens the stored data and creates the services. */
export async function openServices(options: ServicesOptions): Promise<Services> {
  const {
    hosts,
    origins,
    dataFolder,
    disk,
    users,
    sessionLifetime: lifetime,
    maxFileSize: maxSize,
    log,
    materialCount = 20_000,
  } = options;
  const requested = new RequestedFaults();
  const faults = (): Faults => (request) => options.faults()?.(request) ?? requested.consume(request);
  const records = { path: join(dataFolder, 'records.db'), log, disk };
  const database = await Database.open({ ...records, migrations: recordMigrations });
  const materials = new MaterialSource({
    ...records,
    path: join(dataFolder, 'materials.db'),
    count: materialCount,
    lines: options.structureLines,
    sampleDatabase: options.sampleDatabase,
  });
  const sessions = new SessionStore({ database, users, lifetime });
  const notifications = new NotificationStore({
    database,
    initial: () => sampleNotifications(initialNotifications, { now: Date.now() }),
  });
  const store = await FileStore.open({ database, dataFolder, maxSize, disk, log });
  const uploads = await UploadStore.open({ database, dataFolder, disk, files: store, lifetime: uploadLifetime });
  const documents = { database, files: store };
  const hub = new EventHub({ heartbeat: options.heartbeat });
  const materialFiles = new DocumentStore({
    ...documents,
    table: 'material_documents',
    rules: materialDocuments(maxSize),
    onChange: (id) => hub.publish('documents', { kind: 'materials', id }),
  });
  const findingFiles = new DocumentStore({
    ...documents,
    table: 'finding_documents',
    rules: findingDocuments(maxSize),
    onChange: (id) => hub.publish('documents', { kind: 'quality-findings', id }),
  });
  const process = new ProcessStore(database);
  const suppliers = new SupplierStore(database, supplierCount);
  const quotations = new QuotationStore(database, suppliers);
  const purchases = new PurchaseStore(
    database,
    (id) => materials.store.find(id),
    () =>
      samplePurchases(
        users.map(({ email }) => email),
        Date.now(),
      ),
  );

  const findings = qualityFindings(findingCount, Date.now());
  const startedAt = Date.now();
  let samples: readonly RecordChange[] | undefined;
  const changes = new ChangeStore(
    database,
    () => (samples ??= sampleChanges({ now: startedAt, findings, purchases: purchases.openOf(users[0]!.email) })),
    log,
  );

  sessions.onEnd((session) => hub.end(session));
  const stopArrivals = generateArrivals(notifications, hub, options.arrivalInterval, log);

  const clean = async (): Promise<void> => {
    await uploads.removeExpired();
    await store.removeUnused((id) => materialFiles.has(id) || findingFiles.has(id), unusedFileLifetime);
  };
  const cleaning = setInterval(() => void clean().catch((error) => log(String(error))), uploadCleaningInterval);

  const cookie = new SessionCookie(options.cookieDomain);
  const session = requireSession(sessions, cookie);
  const once = carryOutOnce(new AnswerStore(database));
  const menu = businessMenu(options.menuSize);

  const api = service({ server: 'api', hosts, origins, faults, log });
  api.route('/api', sessionRoutes({ sessions, cookie, users, lifetime }));
  api.get('/api/menu', session, (c) => c.json(menu));
  api.use('/api/faults', session);
  api.route('/api/faults', requested.routes());
  api.use('/api/notifications/*', session);
  api.route('/api/notifications', notificationRoutes({ notifications, sessions, hub }));

  api.use('/api/materials/*', session, materials.whenLoaded);
  api.post('/api/materials', once);
  api.route('/api/materials', materialRoutes(materials, changes));

  api.route(
    '/api/materials',
    documentRoutes({
      documents: materialFiles,
      exists: (id) => materials.store.find(id) !== undefined,
      notFound: 'dassMaterialNotFound',
    }),
  );

  api.use('/api/quality-findings/*', session);
  api.route('/api/quality-findings', findingRoutes(findings));
  api.route(
    '/api/quality-findings',
    documentRoutes({
      documents: findingFiles,
      exists: (id) => findings.some((finding) => finding.id === id),
      notFound: 'dassFindingNotFound',
    }),
  );

  api.use('/api/purchases/*', session, materials.whenLoaded);
  api.post('/api/purchases', once);
  api.route(
    '/api/purchases',
    purchaseRoutes(purchases, () => materials.store.active, changes),
  );

  api.use('/api/process-orders/*', session);
  api.route('/api/process-orders', processRoutes(process));

  api.use('/api/structures/*', session, materials.whenLoaded);
  api.route('/api/structures', structureRoutes(materials));

  api.use('/api/suppliers/*', session);
  api.post('/api/suppliers', once);
  api.route('/api/suppliers', supplierRoutes(suppliers, changes));

  api.use('/api/quotations/*', session);
  api.post('/api/quotations', once);
  api.route('/api/quotations', quotationRoutes(quotations, changes));

  api.get('/api/changes', session, (c) => c.json(changes.select(c.req.query())));

  const files = service({ server: 'files', hosts, origins, faults, log });
  files.use('/api/*', session);
  files.route('/api', fileRoutes({ files: store, origins, maxSize }));
  files.route('/api/uploads', uploadRoutes({ uploads, maxSize }));

  return {
    api,
    files,
    notify: async (content) => notifications.add(content),
    loadMaterials: (onProgress) => materials.load(onProgress),
    stop: async () => {
      stopArrivals();
      clearInterval(cleaning);
      hub.close();
      await Promise.all([store.flush(), uploads.flush(), materials.close()]);
      database.close();
    },
  };
}

/** Generates notifications while a page listens, so that they do not accumulate overnight. */
function generateArrivals(notifications: NotificationStore, hub: EventHub, interval: number, log: Log): () => void {
  if (interval <= 0) return () => undefined;
  let next = Math.floor(Date.now() / 1000);
  const timer = setInterval(() => {
    if (hub.listeners === 0) return;
    try {
      notifications.add(notificationContent(next++));
    } catch (error) {
      log(String(error));
    }
  }, interval);
  return () => clearInterval(timer);
}
