/** A day of the user's calendar as ISO 8601. @param offset number of days from today */
export function dayFromToday(offset: number): string {
  const now = new Date();
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + offset));
  return day.toISOString().slice(0, 10);
}
