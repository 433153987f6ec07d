/**
 * Set for a build of which only the pages are taken: that of a publication, after which the server
 * runs on as it is. What it runs is bundled without its packages then, which is much quicker.
 */
export const PAGES_ALONE = 'BUILD_PAGES_ALONE';
