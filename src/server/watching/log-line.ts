import { format } from 'node:util';
import { currentRequest } from './request-scope.ts';
import { scrubbed } from './scrub.ts';

export type Level = 'debug' | 'info' | 'warn' | 'error';
export type LogFormat = 'json' | 'text';

type LoggedError = {
  name: string;
  message: string;
  code?: string;
  /** Where it was thrown, without its message. */
  stack?: string[];
  cause?: LoggedError;
};

const FRAMES = 8;
const CAUSES = 4;

const loggedError = (error: Error, depth = 0): LoggedError => {
  const { name, message, stack = '', cause } = error;
  const code = 'code' in error && error.code !== undefined ? String(error.code) : undefined;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: scrubbed(name),
    message: scrubbed(message),
    ...(code !== undefined && { code: scrubbed(code) }),
    ...(depth === 0 && { stack: frames.slice(0, FRAMES).map((line) => line.trim()) }),
    ...(cause instanceof Error && depth < CAUSES && { cause: loggedError(cause, depth + 1) }),
  };
};

/** What is neither a text nor a number may hold anything, and is not told. */
const tellable = (word: unknown): unknown =>
  ['string', 'number', 'boolean', 'undefined'].includes(typeof word) ? word : `[${typeof word}]`;

/**
 * One line of the log: what was said, without personal data, with the id and the route of the request
 * that it was said for. As JSON for machines, else as people read it.
 */
export const logLine = (
  level: Level,
  said: readonly unknown[],
  as: LogFormat,
  now: Date,
): string => {
  const thrown = said.find((word) => word instanceof Error);
  const words = said.filter((word) => word !== thrown).map(tellable);
  return lineOf(level, scrubbed(format(...words)), as, now, thrown && loggedError(thrown));
};

/** The same for a sentence of our own, which is told as it is. */
export const plainLine = (level: Level, sentence: string, as: LogFormat, now: Date): string =>
  lineOf(level, sentence, as, now, undefined);

const lineOf = (
  level: Level,
  message: string,
  as: LogFormat,
  now: Date,
  error: LoggedError | undefined,
): string => {
  const request = currentRequest();
  if (as === 'json') {
    const of = request && { request: request.id, route: request.route };
    return JSON.stringify({ time: now.toISOString(), level, message, ...of, error });
  }
  const about = request ? ` (request ${request.id}, ${request.route})` : '';
  return [message + about, ...(error ? linesOf(error) : [])].join('\n');
};

const linesOf = ({ name, code, message, stack = [], cause }: LoggedError): string[] => [
  `  ${name}${code === undefined ? '' : ` ${code}`}: ${message}`,
  ...stack.map((frame) => `    ${frame}`),
  ...(cause ? linesOf(cause).map((line) => `  ${line}`) : []),
];
