/** A picture of the content as an island gets it; it says nothing that the words beside it do not. */
export type SmallPicture = {
  readonly src: string;
  /** In AVIF, where the site was built with it. */
  readonly avif?: string;
  readonly width: number;
  readonly height: number;
  /** Where its subject is, as a class of focus.css; in the middle unless said otherwise. */
  readonly focus?: string;
};

type Props = {
  picture: SmallPicture;
  sizes: string;
  className: string;
  /** Seen as the page opens. */
  isFirst?: boolean;
};

/** Fetched when it is near, unless it is among the first things seen. */
export const Picture = ({ picture, sizes, className, isFirst = false }: Props) => {
  const { src, avif, width, height, focus = '' } = picture;
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...{ src, width, height }}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isFirst ? 'high' : 'low'}
        className={`content-image block bg-sunken ${focus} ${className}`}
      />
    </picture>
  );
};
