/** Waits for an answer so many milliseconds: a source may take a call and say nothing. */
export const inTime = async <T>(answer: Promise<T>, ms: number): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const sentence = 'The content was not answered in time';
    late.reject(Object.assign(new Error(sentence), { code: 'ETIMEDOUT' }));
  }, ms);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
