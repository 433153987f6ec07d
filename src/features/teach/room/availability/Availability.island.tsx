import '#src/ui/field/field.css';
import { useState } from 'react';
import { localDay } from '#src/domain/local-day.ts';
import { isTimeZone, RIYADH } from '#src/domain/time-zones.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Place } from '#src/i18n/places.ts';
import { ConflictDialog } from '#src/ui/dialog/ConflictDialog.tsx';
import { useAsksBeforeLeaving } from '#src/ui/use-asks-before-leaving.ts';
import type { Offer } from '../room.contract.ts';
import { outsideOf } from '../offered-hours.ts';
import { saysTheSame } from '../saving/offer-parts.ts';
import { useOffer } from '../saving/use-offer.ts';
import type { HoursCopy } from './copy.ts';
import { differences, draftOf, firstFault, saidBy, type Draft } from './draft.ts';
import { Exceptions } from './Exceptions.tsx';
import { FreeHours } from './FreeHours.tsx';
import { OutsideRequests } from './OutsideRequests.tsx';
import { SaveBar } from './SaveBar.tsx';
import { Week } from './Week.tsx';
import { ZoneField } from './ZoneField.tsx';

type Props = {
  locale: Locale<'teach'>;
  copy: HoursCopy;
  offer: Offer;
  places: readonly Place[];
  /** The starts of live requests and lessons. */
  taken: readonly number[];
  /** Requests that wait for the tutor. */
  requests: readonly { id: string; start: number }[];
};

/** When a tutor teaches: time zone, week and exceptions, with what students will see of it. */
export const Availability = ({ locale, copy, offer: loaded, places, taken, requests }: Props) => {
  const { room: t } = copy;
  const { offer, saving, save, resolve, refuse, touch } = useOffer(loaded, locale, copy.saving);
  const [draft, setDraft] = useState(() => draftOf(loaded));
  const [isJudged, setIsJudged] = useState(false);
  const [now] = useState(() => Date.now());
  const { zone, week, exceptions } = draft;
  const said = saidBy(draft);
  const isChanged = !saysTheSame(offer, said);
  const today = localDay(isTimeZone(zone) ? zone : RIYADH, now);
  useAsksBeforeLeaving(isChanged);

  const change = (part: Partial<Draft>) => {
    if (saving.at !== 'idle') touch();
    setDraft({ ...draft, ...part });
  };
  const show = (kept: Offer) => {
    setIsJudged(false);
    setDraft(draftOf(kept));
  };
  const submit = async () => {
    setIsJudged(true);
    const place = isTimeZone(zone) ? firstFault(week) : 'zone';
    if (place) {
      refuse(place === 'zone' ? copy.faults.zone : copy.saving.faults);
      document.getElementById(place)?.focus();
      return;
    }
    await save(said);
  };
  const settle = async (choice: 'mine' | 'theirs') => {
    const kept = await resolve(choice);
    if (kept) show(kept);
  };

  return (
    <div className="grid grid-cols-1 gap-5">
      <ZoneField
        {...{ locale, places, zone, now }}
        copy={t.zone}
        saved={offer.zone}
        onChange={(next) => change({ zone: next })}
      />
      <Week
        {...{ locale, copy, zone, week, isJudged }}
        onChange={(next) => change({ week: next })}
      />
      <Exceptions
        {...{ locale, today, exceptions }}
        copy={t.exceptions}
        onChange={(next) => change({ exceptions: next })}
      />
      <OutsideRequests {...{ locale, zone }} copy={t} requests={outsideOf(said, requests)} />
      <FreeHours {...{ locale, taken, now }} copy={t} hours={said} />
      <SaveBar
        {...{ locale, saving, isChanged }}
        copy={copy.saving}
        onSave={() => void submit()}
        onDiscard={() => {
          touch();
          show(offer);
        }}
      />
      {saving.at === 'conflict' && (
        <ConflictDialog
          copy={copy.saving.conflict}
          parts={differences(said, saving.theirs, {
            ...{ locale, places, today },
            copy: t,
            days: copy.days,
          })}
          onResolve={(choice) => void settle(choice)}
        />
      )}
    </div>
  );
};
