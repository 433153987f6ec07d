import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes a folder for this process alone; answers how to give it back, or nothing where another
 * process has it. What a killed process has left is taken over.
 */
export const lockFolder = (folder: string): (() => void) | undefined => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'lock');
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    take();
  } catch {
    if (isAlive(holderOf(file))) return undefined;
    rmSync(file, { force: true });
    take();
  }
  return () => rmSync(file, { force: true });
};

/** Whether another process has a folder. */
export const isFolderLocked = (folder: string): boolean =>
  isAlive(holderOf(path.join(folder, 'lock')));

const holderOf = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return Number.NaN;
  }
};

/** In a container every start may have the same number, so our own is a predecessor's. */
const isAlive = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
