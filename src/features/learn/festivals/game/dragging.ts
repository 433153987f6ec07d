import {
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type Modifier,
} from '@dnd-kit/core';
import type { Box } from '#src/domain/scene/fit.ts';
import { aimedZone, type Point } from './aim.ts';

/** A press becomes a drag after this way; below it is a click that picks (FESTIVALS-7). */
const MOUSE_DISTANCE_PX = 8;
/** A touch becomes a drag after this hold; a finger that moves on before scrolls. */
const TOUCH_HOLD_MS = 200;
const TOUCH_TOLERANCE_PX = 5;

export const useDragSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE_PX } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: TOUCH_HOLD_MS, tolerance: TOUCH_TOLERANCE_PX },
    }),
  );

/** The zone under the pointer, as `aimedZone` judges it. */
export const zoneUnderPointer: CollisionDetection = ({
  pointerCoordinates,
  droppableContainers,
  droppableRects,
}) => {
  if (!pointerCoordinates) return [];
  const zones = droppableContainers.flatMap(({ id }): [string, Box][] => {
    const rect = droppableRects.get(id);
    return rect ? [[String(id), rect]] : [];
  });
  const aimed = aimedZone(pointerCoordinates, zones);
  return aimed === undefined ? [] : [{ id: aimed }];
};

const startOf = (event: Event): Point | undefined => {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  const touch = 'touches' in event ? (event as TouchEvent).touches[0] : undefined;
  return touch && { x: touch.clientX, y: touch.clientY };
};

/** Holds the picture by its middle, wherever its card was gripped. */
export const heldByTheMiddle: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  const start = activatorEvent && startOf(activatorEvent);
  if (!start || !draggingNodeRect) return transform;
  const { left, top, width, height } = draggingNodeRect;
  return {
    ...transform,
    x: transform.x + start.x - (left + width / 2),
    y: transform.y + start.y - (top + height / 2),
  };
};

/** A wrong drop glides back. The stylesheet's rule for reduced motion does not reach this one. */
export const RETURN_TO_TRAY = {
  get duration() {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : 250;
  },
  easing: 'ease-out',
};

// The line below the scene speaks in the page's language; the library's own texts are English.
const nothing = () => undefined;
export const SILENT = {
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
  onDragCancel: nothing,
};
