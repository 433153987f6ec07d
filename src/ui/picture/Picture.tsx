/** A picture of the content as an island gets it; it says nothing that the words beside it do not. */
export type SmallPicture = {
  readonly src: string;
  /** In AVIF, where the site was built with it. */
  readonly avif?: string;
  readonly width: number;
  readonly height: number;
};

type Props = { picture: SmallPicture; sizes: string; className: string };

/** Shown when it is near. */
export const Picture = ({ picture: { src, avif, width, height }, sizes, className }: Props) => (
  <picture>
    {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
    <img
      {...{ src, width, height }}
      alt=""
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      className={`content-image block bg-sunken ${className}`}
    />
  </picture>
);
