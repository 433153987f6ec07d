type Props = { zh: string; own: string };

/** A text of the internal page: Chinese first, then the interface's language. */
export const Both = ({ zh, own }: Props) => (
  <>
    <bdi lang="zh-Hans">{zh}</bdi> <span className="opacity-85">{own}</span>
  </>
);
