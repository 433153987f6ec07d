import { getDocumentProxy } from 'unpdf';
import type { PdfFault } from './pdf.ts';
import { isActive } from './pdf-contents.ts';

/**
 * What a PDF is: fine, or what is wrong with it. One at a time in a process, which should be one of
 * its own: a few hundred bytes can unpack to gigabytes, or keep a parser busy for minutes.
 */
export const verdictOf = async (bytes: Uint8Array): Promise<PdfFault | 'fine'> => {
  try {
    return await judge(bytes);
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged';
  }
};

const judge = async (bytes: Uint8Array): Promise<PdfFault | 'fine'> => {
  // Two parsers that read in different ways: this one follows the table of contents …
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: true });
  if ((await pdf.getPermissions()) !== null) return 'locked';
  if (pdf.numPages < 1) return 'damaged';
  await pdf.getPage(1);
  if ((await pdf.hasJSActions()) || (await pdf.getAttachments()) !== null) return 'scripted';
  // … and this one reads all that is in the file.
  return (await isActive(bytes)) ? 'scripted' : 'fine';
};
