// Storage that a browser may block: what cannot be stored holds for this page.

type Area = 'local' | 'session';

const areaOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage);

export function readStored(area: Area, key: string): string | undefined {
  try {
    return areaOf(area).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function store(area: Area, key: string, value: string): void {
  try {
    areaOf(area).setItem(key, value);
  } catch {
    // Blocked or full.
  }
}
