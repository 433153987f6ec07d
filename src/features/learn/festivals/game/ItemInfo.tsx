import { Volume2 } from 'lucide-react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { Keep } from '#src/learning/keep/Keep.tsx';
import type { GameItem, GameWords } from './game.types.ts';
import { useLaterTexts } from '../use-later-texts.ts';
import { ItemPicture } from './ItemPicture.tsx';
import { Modal } from './Modal.tsx';

type Props = {
  locale: Locale;
  item: GameItem;
  festival: string;
  /** Address of the items' texts. */
  texts: string;
  inDetail: boolean;
  words: GameWords;
  onDetails: () => void;
  onClose: () => void;
};

/** What an item is: its names, a few words, and more for those who want it. */
export const ItemInfo = ({ locale, item, festival, texts, inDetail, words, ...on }: Props) => {
  const { name, chineseName, pinyin, picture } = item;
  const arrival = useLaterTexts(texts);
  const own = arrival.at === 'ready' ? arrival.value.items[festival]?.[item.id] : undefined;

  return (
    <Modal title={name} closeLabel={words.close} onClose={on.onClose} class="max-w-xl">
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-5">
          <ItemPicture
            picture={picture}
            alt={own?.alt ?? name}
            className="size-28 shrink-0 object-contain"
          />
          <div>
            <p className="flex items-center gap-3">
              <bdi lang="zh-Hans" className="text-4xl text-accent">
                {chineseName}
              </bdi>
              <button
                type="button"
                className="button size-11 shrink-0 button-quiet p-0"
                data-speak={chineseName}
                data-pinyin={pinyin}
                aria-label={fill(words.listen, { name: chineseName })}
              >
                <Volume2 size={20} aria-hidden="true" />
              </button>
            </p>
            <p className="text-lg text-muted">
              <span className="pinyin" lang="zh-Latn" dir="ltr">
                {pinyin}
              </span>
            </p>
            {/* Its height is there before it is. */}
            <div className="-ms-3 min-h-11">
              {arrival.at === 'ready' && own && (
                <Keep
                  locale={locale}
                  words={arrival.value.keep}
                  item={own.item}
                  hanzi={chineseName}
                />
              )}
            </div>
          </div>
        </div>
        {arrival.at === 'failed' && <p role="alert">{words.textsOffline}</p>}
        <p className="text-lg" dangerouslySetInnerHTML={{ __html: own?.description ?? '' }} />
        {inDetail ? (
          <p
            className="border-t border-line pt-4"
            dangerouslySetInnerHTML={{ __html: own?.details ?? '' }}
          />
        ) : (
          <button type="button" className="button self-start button-primary" onClick={on.onDetails}>
            {words.learnMore}
          </button>
        )}
      </div>
    </Modal>
  );
};
