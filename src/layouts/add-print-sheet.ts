import printSheet from './print.css?url';

/** How the page looks on paper, late: no first paint has to share its line with that. */
export const addPrintSheet = () => {
  const sheet = document.createElement('link');
  Object.assign(sheet, { rel: 'stylesheet', media: 'print', href: printSheet });
  document.head.append(sheet);
};
