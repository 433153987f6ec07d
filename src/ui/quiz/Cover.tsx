import { Picture, type SmallPicture } from '../picture/Picture.tsx';

/** The picture of the card that leads to a game, at its start. On a phone the start comes first. */
export const Cover = ({ picture }: { picture: SmallPicture }) => (
  <div className="order-last w-full sm:order-none">
    <Picture
      isFirst
      picture={picture}
      sizes="(min-width: 48rem) 672px, 86vw"
      className="aspect-2/1 h-auto w-full rounded-2xl object-cover"
    />
  </div>
);
