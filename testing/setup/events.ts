/** Outside of a shadow tree the target of an event is the host of the tree. happy-dom leaves the inner element. */
export function completeEvents(): void {
  globalThis.PointerEvent ??= pointerEvent();
  if (isRetargeted()) return;
  const native = Object.getOwnPropertyDescriptor(Event.prototype, 'target')?.get;
  if (!native) return;
  Object.defineProperty(Event.prototype, 'target', {
    configurable: true,
    get(this: Event) {
      const target = native.call(this) as EventTarget | null;
      const { currentTarget } = this;
      return target instanceof Node && currentTarget instanceof Node ? seenFrom(currentTarget, target) : target;
    },
  });
}

/** The environments of Jest have none. */
const pointerEvent = (): typeof PointerEvent =>
  class extends MouseEvent {
    readonly pointerId: number;
    readonly pointerType: string;
    readonly isPrimary: boolean;
    constructor(type: string, options: PointerEventInit = {}) {
      super(type, options);
      this.pointerId = options.pointerId ?? 0;
      this.pointerType = options.pointerType ?? '';
      this.isPrimary = options.isPrimary ?? false;
    }
  } as unknown as typeof PointerEvent;

function seenFrom(observer: Node, target: Node): Node {
  const root = target.getRootNode();
  return root instanceof ShadowRoot && !root.contains(observer) ? seenFrom(observer, root.host) : target;
}

function isRetargeted(): boolean {
  const host = document.createElement('div');
  const button = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'));
  let target: EventTarget | null = null;
  host.addEventListener('click', (event) => (target = event.target));
  button.dispatchEvent(new Event('click', { bubbles: true, composed: true }));
  return target === host;
}
