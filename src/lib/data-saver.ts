type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor asked for less data, or has a connection too slow for pictures ahead of need. */
export const prefersLessData = (): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};
