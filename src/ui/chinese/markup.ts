import Cell from './ChineseCell.astro';
import Item from './ChineseItem.astro';
import Paragraph from './ChineseParagraph.astro';

/** For MDX: `<Content components={chineseMarkup} />` makes the Chinese words of its prose heard. */
export const chineseMarkup = { p: Paragraph, li: Item, td: Cell };
