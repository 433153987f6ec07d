const SECTION_ID = 'teacher-signup';

/** Nobody scrolls for longer; and whoever stopped further away wanted to. */
const SCROLL_MS = 3_000;
const NEAR_PX = 200;

/** A tutor link leads to the tutor section where the page has one, else to its own page (HOME-1). */
export const bindTutorLinks = () => {
  for (const link of document.querySelectorAll('a[data-tutor-link]')) {
    link.addEventListener('click', (event) => {
      const section = document.getElementById(SECTION_ID);
      if (!section) return;
      event.preventDefault();
      section.scrollIntoView();
      arriveAt(section);
      // The next Tab goes on from there, not from the link.
      section.focus({ preventScroll: true });
    });
  }
};

/** Letters that come on the way move what is below them, so the way may end beside its end. */
const arriveAt = (section: HTMLElement) => {
  const arrive = () => {
    if (Math.abs(section.getBoundingClientRect().top) > NEAR_PX) return;
    section.scrollIntoView({ behavior: 'instant' });
  };
  addEventListener('scrollend', arrive, { once: true, signal: AbortSignal.timeout(SCROLL_MS) });
};
