import type { ComponentProps } from 'react';
import type { GamePicture } from './game.types.ts';

type Props = Omit<ComponentProps<'img'>, 'width' | 'src' | 'srcSet' | 'sizes'> & {
  picture: GamePicture;
  width?: number;
};

// The same choice wherever an item shows: what the tray has loaded is there at once in the hand.
const SIZES = '(min-width: 48rem) 400px, 200px';

/** An item's picture; decorative unless it is given an alternative text. */
export const ItemPicture = ({ picture, alt = '', width, ...rest }: Props) => (
  <img
    src={picture.src}
    srcSet={picture.srcset}
    sizes={SIZES}
    width={width ?? picture.width}
    height={Math.round(((width ?? picture.width) * picture.height) / picture.width)}
    alt={alt}
    decoding="async"
    draggable={false}
    {...rest}
  />
);
