export type Encoding = 'br' | 'gzip';

export type Form = Encoding | 'identity';

/** Below the smallest weight that can be written (0.001): used only when nothing else fits. */
const UNNAMED_IDENTITY = 0.0005;

/**
 * Chooses an encoding for an Accept-Encoding header (RFC 9110 §12.5.3).
 * The offer is in our order of preference, which decides between equal weights.
 */
export const chooseEncoding = <Offered extends string>(
  header: string | undefined,
  offer: readonly Offered[],
): Offered | 'identity' => {
  if (!header) return 'identity';
  const weights = readWeights(header);
  const anyOther = weights.get('*');
  let best: Offered | 'identity' = 'identity';
  let bestWeight = 0;
  for (const encoding of offer) {
    const weight = weights.get(encoding) ?? anyOther ?? 0;
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight];
  }
  const identity = weights.get('identity') ?? anyOther ?? UNNAMED_IDENTITY;
  return identity > bestWeight ? 'identity' : best;
};

const readWeights = (header: string): Map<string, number> =>
  new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
        return [name, readWeight(parameters.find((parameter) => parameter.startsWith('q=')))];
      }),
  );

/** A weight that can't be read counts as a refusal: plain bytes are right for everybody. */
const readWeight = (parameter: string | undefined): number => {
  if (parameter === undefined) return 1;
  const weight = Number(parameter.slice(2) || Number.NaN);
  return weight >= 0 && weight <= 1 ? weight : 0;
};
