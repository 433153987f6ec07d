import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { set, setIfMissing, useClient, useFormValue, type ArrayOfObjectsInputProps } from 'sanity';
import { FRESH_ZONE } from '#cms/schema/objects/drop-zone.ts';
import type { Position } from '#src/domain/scene/fit.ts';
import { addressOfPicture } from '../asset-address.ts';
import { movedZone, resizedZone, zoneByKey } from '../zone-geometry.ts';

type Item = { _key: string; name?: string; zone?: { position?: Partial<Position> } };
type Drag = { key: string; kind: 'move' | 'resize'; x: number; y: number; box: Position };

/** Shows where the items belong in the scene: drag the zones, or move them with the keyboard. */
export const SceneEditor = (props: ArrayOfObjectsInputProps) => {
  const client = useClient({ apiVersion: '2025-02-19' });
  const image = useFormValue(['scene', 'asset']);
  const [drag, setDrag] = useState<Drag>();
  const items = (props.value ?? []) as Item[];
  const address = addressOfPicture(image, client.config());
  if (!address) return props.renderDefault(props);

  const keptBox = ({ zone }: Item): Position => ({ ...FRESH_ZONE.position, ...zone?.position });
  const boxOf = (item: Item): Position => (drag?.key === item._key ? drag.box : keptBox(item));
  const place = (key: string, box: Position) =>
    props.onChange([
      setIfMissing({ _type: 'dropZone', ...FRESH_ZONE }, [{ _key: key }, 'zone']),
      set(box, [{ _key: key }, 'zone', 'position']),
    ]);

  const grab = (item: Item) => (event: PointerEvent<HTMLButtonElement>) => {
    if (props.readOnly) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const isCorner = (event.target as HTMLElement).dataset['corner'] === 'true';
    const { clientX: x, clientY: y } = event;
    setDrag({ key: item._key, kind: isCorner ? 'resize' : 'move', x, y, box: boxOf(item) });
  };
  const follow = (item: Item) => (event: PointerEvent<HTMLButtonElement>) => {
    if (drag?.key !== item._key) return;
    const { width, height } = event.currentTarget.parentElement?.getBoundingClientRect() ?? {};
    if (!width || !height) return;
    const right = ((event.clientX - drag.x) / width) * 100;
    const down = ((event.clientY - drag.y) / height) * 100;
    const move = drag.kind === 'resize' ? resizedZone : movedZone;
    setDrag({ ...drag, box: move(keptBox(item), right, down) });
  };
  const drop = () => {
    if (drag) place(drag.key, drag.box);
    setDrag(undefined);
  };
  const press = (item: Item) => (event: KeyboardEvent) => {
    const box = props.readOnly ? undefined : zoneByKey(boxOf(item), event);
    if (!box) return;
    event.preventDefault();
    place(item._key, box);
  };

  return (
    <>
      <div className="hanlu-scene">
        <img src={address} alt="" draggable={false} />
        {items.map((item) => {
          const { top, left, width, height } = boxOf(item);
          return (
            <button
              key={item._key}
              type="button"
              style={{ top: `${top}%`, left: `${left}%`, width: `${width}%`, height: `${height}%` }}
              aria-label={`Place of ${item.name ?? 'the new item'}: left ${left}, top ${top}, width ${width}, height ${height} percent`}
              onPointerDown={grab(item)}
              onPointerMove={follow(item)}
              onPointerUp={drop}
              onPointerCancel={() => setDrag(undefined)}
              onKeyDown={press(item)}
            >
              {item.name}
              <span data-corner="true" />
            </button>
          );
        })}
      </div>
      <p className="hanlu-hint">
        Drag a zone, or its lower right corner to size it. With the keyboard: arrows move, Shift and
        arrows size.
      </p>
      {props.renderDefault(props)}
    </>
  );
};
