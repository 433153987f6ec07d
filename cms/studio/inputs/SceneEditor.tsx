import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { set, useClient, useFormValue, type ArrayOfObjectsInputProps } from 'sanity';
import { isRecord, textIn } from '#cms/check/walk.ts';
import { addressOfPicture } from '../picture-address.ts';
import { movedZone, resizedZone, zoneByKey, type ZoneBox } from '../zone-geometry.ts';

type Zone = { _key: string; id?: string; position?: Partial<ZoneBox> };
type Drag = { key: string; kind: 'move' | 'resize'; x: number; y: number; box: ZoneBox };

const FRESH: ZoneBox = { top: 40, left: 40, width: 15, height: 20 };

/** Shows the drop zones over the scene: drag them, or move them with the keyboard. */
export const SceneEditor = (props: ArrayOfObjectsInputProps) => {
  const client = useClient({ apiVersion: '2025-02-19' });
  const scene = useFormValue(['scene', 'asset', 'asset']);
  const [drag, setDrag] = useState<Drag>();
  const zones = (props.value ?? []) as Zone[];
  const address = addressOfPicture(textIn(scene, '_ref'), client.config());
  if (!address) return props.renderDefault(props);

  const boxOf = ({ _key, position }: Zone): ZoneBox =>
    drag?.key === _key ? drag.box : { ...FRESH, ...(isRecord(position) ? position : {}) };
  const place = (key: string, box: ZoneBox) =>
    props.onChange(set(box, [{ _key: key }, 'position']));

  const grab = (zone: Zone) => (event: PointerEvent<HTMLButtonElement>) => {
    if (props.readOnly) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const isCorner = (event.target as HTMLElement).dataset['corner'] === 'true';
    const { clientX: x, clientY: y } = event;
    setDrag({ key: zone._key, kind: isCorner ? 'resize' : 'move', x, y, box: boxOf(zone) });
  };
  const follow = (zone: Zone) => (event: PointerEvent<HTMLButtonElement>) => {
    if (drag?.key !== zone._key) return;
    const { width, height } = event.currentTarget.parentElement?.getBoundingClientRect() ?? {};
    if (!width || !height) return;
    const right = ((event.clientX - drag.x) / width) * 100;
    const down = ((event.clientY - drag.y) / height) * 100;
    const box = { ...FRESH, ...zone.position };
    setDrag({ ...drag, box: (drag.kind === 'resize' ? resizedZone : movedZone)(box, right, down) });
  };
  const drop = () => {
    if (drag) place(drag.key, drag.box);
    setDrag(undefined);
  };
  const press = (zone: Zone) => (event: KeyboardEvent) => {
    const box = props.readOnly ? undefined : zoneByKey(boxOf(zone), event);
    if (!box) return;
    event.preventDefault();
    place(zone._key, box);
  };

  return (
    <>
      <div className="hanlu-scene">
        <img src={address} alt="" draggable={false} />
        {zones.map((zone) => {
          const { top, left, width, height } = boxOf(zone);
          return (
            <button
              key={zone._key}
              type="button"
              style={{ top: `${top}%`, left: `${left}%`, width: `${width}%`, height: `${height}%` }}
              aria-label={`Zone of ${zone.id ?? 'no item yet'}: left ${left}, top ${top}, width ${width}, height ${height} percent`}
              onPointerDown={grab(zone)}
              onPointerMove={follow(zone)}
              onPointerUp={drop}
              onPointerCancel={() => setDrag(undefined)}
              onKeyDown={press(zone)}
            >
              {zone.id}
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
