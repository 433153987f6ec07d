import { logLine, plainLine, type Level, type LogFormat } from './log-line.ts';

type Log = {
  format: LogFormat;
  /** What is less than that is not written. */
  level: Level;
};

const LEVELS: readonly Level[] = ['debug', 'info', 'warn', 'error'];

const write = (level: Level, line: string) => {
  const stream = level === 'warn' || level === 'error' ? process.stderr : process.stdout;
  stream.write(`${line}\n`);
};

/**
 * Makes the console of this process the log (decision 231): what we and the libraries say goes out
 * line by line, with its request and without personal data. Answers how to say a sentence of our own
 * that holds nothing of people as it is, for information unless told otherwise.
 */
export const takeConsole = (
  log: Log,
  send: (level: Level, line: string) => void = write,
): ((sentence: string, level?: Level) => void) => {
  const isWritten = (level: Level) => LEVELS.indexOf(level) >= LEVELS.indexOf(log.level);
  for (const level of LEVELS) {
    console[level] = (...said: unknown[]) => {
      if (isWritten(level)) send(level, logLine(level, said, log.format, new Date()));
    };
  }
  // Its other name.
  console.log = console.info;
  return (sentence, level = 'info') => {
    if (isWritten(level)) send(level, plainLine(level, sentence, log.format, new Date()));
  };
};
