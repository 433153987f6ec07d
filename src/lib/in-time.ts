/** Waits so many milliseconds for an answer: a browser may take a question and say nothing. */
export const inTime = async <Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new DOMException('No answer in time', 'TimeoutError')),
    ms,
  );
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
