const lateAnswer = (): Error => new DOMException('No answer in time', 'TimeoutError');

/**
 * Waits so many milliseconds for an answer, since whoever was asked may say nothing, and throws after
 * that: a `TimeoutError`, or the error given.
 */
export const inTime = async <Answer>(
  answer: Promise<Answer>,
  ms: number,
  fault: () => Error = lateAnswer,
): Promise<Answer> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(fault()), ms);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
