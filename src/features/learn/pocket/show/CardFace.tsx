import { useRef, type PointerEvent } from 'react';
import { fitHanzi, LINE_HEIGHT } from './fit-hanzi.ts';
import { stepOfSwipe } from './swipe.ts';
import { useBox } from './use-box.ts';

type Props = {
  hanzi: string;
  isTurned: boolean;
  isRightToLeft: boolean;
  onMove: (step: number) => void;
};

/** What is held out to somebody: the hanzi as large as the room allows. A swipe leads on. */
export const CardFace = ({ hanzi, isTurned, isRightToLeft, onMove }: Props) => {
  const pressed = useRef<{ x: number; y: number }>(undefined);
  const [room, box] = useBox<HTMLDivElement>();
  const { lines, size } = fitHanzi(hanzi, box);
  const onPointerDown = ({ clientX, clientY }: PointerEvent) => {
    pressed.current = { x: clientX, y: clientY };
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const from = pressed.current;
    pressed.current = undefined;
    if (from) onMove(stepOfSwipe(from, { x: clientX, y: clientY }, isRightToLeft));
  };
  return (
    <div
      ref={room}
      className="card-stage-face"
      data-turned={isTurned || undefined}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
    >
      <p lang="zh-Hans" dir="ltr" style={{ fontSize: size, lineHeight: LINE_HEIGHT }}>
        {lines.map((line, index) => (
          <span key={index} className="block whitespace-nowrap">
            {line}
          </span>
        ))}
      </p>
    </div>
  );
};
