const agent = navigator.userAgent;
const engine = agent.includes('Chrome') ? 'Chromium' : agent.includes('Firefox') ? 'Firefox' : 'WebKitGTK';

/** The abilities that an engine lacks in the tests, with the reason. A test may be skipped only for a reason in this list. */
const missing = {
  Chromium: {},
  Firefox: {
    'late module': 'its driver cannot hold a request back',
    'labels for another': 'the labels of its ElementInternals stay the same when the `for` of one changes',
    'coarse pointer': 'its first pointer is the mouse, with which it is tested what hovers',
    'blocked requests': 'its driver cannot stop a single request',
    'garbage collection': 'asked for it, it still keeps every element that a test page has removed, a plain div too',
    'mp4 recorder': 'its MediaRecorder writes no MP4',
    'accessibility nodes': 'its driver knows only the tree of roles and names',
    'whole control in view': 'it does not scroll to a control with the focus of which it shows a part',
  },
  WebKitGTK: {
    'late module': 'its driver cannot hold a request back',
    touch: 'its driver makes a mouse of every finger',
    'coarse pointer': 'its driver makes a mouse of every finger',
    media: 'its driver has no media emulation',
    composition: 'its driver has no input methods',
    'menu key': 'WebDriver has no sign for it',
    'other buttons': 'its driver lets the middle and the right button go as the left one',
    'blocked requests': 'its driver cannot stop a single request',
    'undo by keys': 'its small browser does not know Ctrl+Z',
    'garbage collection': 'no way to ask for it from outside',
    'mp4 recorder': 'its MediaRecorder writes an empty file of a stream in a test',
    'accessibility nodes': 'its driver knows only the tree of roles and names',
    devices: 'its small browser has no camera and no microphone',
  },
} as const satisfies Record<string, Partial<Record<Ability, string>>>;

export type Ability =
  | 'touch'
  | 'coarse pointer'
  | 'media'
  | 'composition'
  | 'menu key'
  | 'other buttons'
  | 'blocked requests'
  | 'undo by keys'
  | 'garbage collection'
  | 'late module'
  | 'mp4 recorder'
  | 'accessibility nodes'
  | 'devices'
  | 'labels for another'
  | 'whole control in view';

const reason = (ability: Ability): string | undefined => (missing[engine] as Partial<Record<Ability, string>>)[ability];

export const can = (ability: Ability): boolean => reason(ability) === undefined;

/** A test that needs an ability of the engine. Without it, the test is skipped and the report names the reason. */
export function itNeeds(ability: Ability, title: string, test: () => void | Promise<void>): void {
  if (can(ability)) it(title, test);
  else it.skip(`${title} [${engine}, ${ability}: ${reason(ability)}]`);
}
