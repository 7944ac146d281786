/** Pixels by which neighbors may overlap: borders are drawn over each other. */
const TOLERANCE_PX = 1;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const nameOf = (element: Element): string => element.ariaLabel || element.textContent.trim() || element.className;

const intersection = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});

const parentOf = (element: Element): Element | null => {
  const parent = element.assignedSlot ?? element.parentNode;
  return parent instanceof ShadowRoot ? parent.host : (parent as Element | null);
};

/** The part of an element that boxes around it, which scroll or cut, leave visible. */
function visibleBox(element: Element): Box {
  let box: Box = element.getBoundingClientRect();
  for (let around = parentOf(element); around instanceof Element; around = parentOf(around))
    if (getComputedStyle(around).overflow !== 'visible') box = intersection(box, around.getBoundingClientRect());
  return box;
}

const areaOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);

/**
 * Finds elements that lie over each other. A small one inside a large one is on it, as an action is on a row.
 * @returns a text for each pair
 */
export function overlaps(elements: readonly Element[]): string[] {
  const boxes = elements.map(visibleBox);
  return elements.flatMap((element, at) =>
    elements.slice(at + 1).flatMap((other, offset) => {
      const { left, right, top, bottom } = intersection(boxes[at]!, boxes[at + 1 + offset]!);
      const [width, height] = [right - left, bottom - top];
      if (width <= TOLERANCE_PX || height <= TOLERANCE_PX || element.contains(other)) return [];
      const [area, otherArea] = [areaOf(boxes[at]!), areaOf(boxes[at + 1 + offset]!)];
      const isOn = Math.min(area, otherArea) <= width * height + 1 && Math.max(area, otherArea) > 4 * width * height;
      if (isOn) return [];
      return [`'${nameOf(element)}' and '${nameOf(other)}' overlap by ${Math.round(width)} × ${Math.round(height)} px`];
    }),
  );
}
