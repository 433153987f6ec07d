/** What has a place of its own on a page: texts, pictures and controls. */
const PLACED = 'h1,h2,h3,h4,p,li,dt,dd,summary,label,button,input,select,img,picture,video,canvas';
/** What stands within a line, and shows where one breaks. Letters lie higher or lower in it by their face. */
const IN_LINE = 'bdi,.pinyin,a,em,strong';
/** Less than this nobody sees, in px. */
const SAME_PLACE = 0.5;

type Place = { top: number; height: number };

const placeOf = (element: Element): Place => {
  const { top, height } = element.getBoundingClientRect();
  return { top, height };
};

/** Where somebody is being led on, what lies in between must keep its height, too. */
const isAtTop = () => scrollY === 0;

const isSeen = ({ top, height }: Place) => height > 0 && top < innerHeight && top + height > 0;

/** Asked for its place, what is folded up or laid out late would be laid out for that alone. */
const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });

/**
 * Puts our letters on a page that was painted in those of the device, unless a line of what is seen
 * would break elsewhere or anything would move up or down, or the visitor has scrolled: then it stays as
 * it is until the next page.
 */
export const wearUnlessSomethingMoves = async () => {
  const root = document.documentElement;
  const { fonts } = document;
  await Promise.all(['ا', 'a'].map((letter) => fonts.load('1em "Readex Pro"', letter)));
  if (!isAtTop()) return;
  const before = [...document.body.querySelectorAll(`${PLACED},${IN_LINE}`)]
    .filter(isLaidOut)
    .map((element) => ({ element, place: placeOf(element) }))
    .filter(({ place }) => isSeen(place));
  root.dataset['typeface'] = 'kept';
  const hasMoved = before.some(({ element, place }) => {
    const now = placeOf(element);
    return element.matches(PLACED) ? isElsewhere(now, place) : isOnAnotherLine(now, place);
  });
  if (hasMoved) delete root.dataset['typeface'];
};

const isElsewhere = (now: Place, before: Place): boolean =>
  Math.abs(now.top - before.top) > SAME_PLACE || Math.abs(now.height - before.height) > SAME_PLACE;

const isOnAnotherLine = (now: Place, before: Place): boolean =>
  Math.abs(now.top - before.top) > before.height / 2;
