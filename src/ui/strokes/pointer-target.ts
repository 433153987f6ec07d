import type { HanziWriterOptions, RenderTargetInitFunction } from 'hanzi-writer';
import { CANVAS_SIZE } from './canvas-size.ts';

type BoundEvent = { getPoint: () => { x: number; y: number }; preventDefault: () => void };

const svgElement = <K extends keyof SVGElementTagNameMap>(parent: Element, name: K) =>
  parent.appendChild(document.createElementNS('http://www.w3.org/2000/svg', name));

/** A place to draw into, in the shape in which hanzi-writer's renderer expects it. */
const renderPlace = (svg: SVGElement, defs: SVGDefsElement) => ({
  svg,
  defs,
  createSubRenderTarget: () => renderPlace(svgElement(svg, 'g'), defs),
});

/**
 * Lets hanzi-writer listen to pointers instead of to mouse and touch: one way for mouse, finger
 * and pen, strokes that may leave the canvas, a second finger that disturbs nothing, and no
 * listener left on the document. `onCancel` hears that the device, not the learner, ended a stroke.
 */
export const pointerTarget = (svg: SVGSVGElement, onCancel: (end: () => void) => void) => {
  let drawing: number | undefined;
  let judgement: (() => void) | undefined;
  const judge = () => {
    judgement?.();
    judgement = undefined;
  };

  const pointOf = (event: PointerEvent) => {
    const { left, top, width } = svg.getBoundingClientRect();
    const scale = CANVAS_SIZE / width;
    return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
  };
  const bound = (event: PointerEvent): BoundEvent => ({
    getPoint: () => pointOf(event),
    preventDefault: () => event.preventDefault(),
  });

  const target = {
    ...renderPlace(svg, svgElement(svg, 'defs')),
    node: svg,
    getBoundingClientRect: () => svg.getBoundingClientRect(),
    updateDimensions: () => undefined,
    addPointerStartListener: (listener: (event: BoundEvent) => void) =>
      svg.addEventListener('pointerdown', (event) => {
        if (!event.isPrimary || event.button !== 0) return;
        judge();
        drawing = event.pointerId;
        svg.setPointerCapture(event.pointerId);
        listener(bound(event));
      }),
    addPointerMoveListener: (listener: (event: BoundEvent) => void) =>
      svg.addEventListener('pointermove', (event) => {
        if (event.pointerId === drawing) listener(bound(event));
      }),
    addPointerEndListener: (listener: () => void) => {
      const end = ({ pointerId, type }: PointerEvent) => {
        if (pointerId !== drawing) return;
        drawing = undefined;
        judgement = type === 'pointerup' ? listener : () => onCancel(listener);
        // Comparing lines takes its time on a slow phone: the hand must not wait for it.
        setTimeout(judge);
      };
      svg.addEventListener('pointerup', end);
      svg.addEventListener('pointercancel', end);
    },
  };
  // The library's type also names its own private helpers, which nothing calls from outside.
  const createRenderTarget = (() => target) as unknown as RenderTargetInitFunction<SVGSVGElement>;
  return { createRenderTarget } satisfies HanziWriterOptions['rendererOverride'];
};
