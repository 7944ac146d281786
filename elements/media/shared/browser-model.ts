/** The browsers whose permission settings are found in different places. */
export type Browser = 'chromium' | 'firefox' | 'safari' | 'ios' | 'other';

/**
 * Returns the browser, for instructions only.
 *
 * @param userAgent `navigator.userAgent`
 * @param touchPoints `navigator.maxTouchPoints`: Safari on an iPad names itself a Mac
 */
export function browserOf(userAgent: string, touchPoints = 0): Browser {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Chrome\/|Chromium\//.test(userAgent)) return 'chromium';
  return /Safari\//.test(userAgent) ? 'safari' : 'other';
}
