const SECTION_ID = 'teacher-signup';

/** A tutor link leads to the tutor section where the page has one, else to its own page (HOME-1). */
export const bindTutorLinks = () => {
  for (const link of document.querySelectorAll('a[data-tutor-link]')) {
    link.addEventListener('click', (event) => {
      const section = document.getElementById(SECTION_ID);
      if (!section) return;
      event.preventDefault();
      section.scrollIntoView();
      // The next Tab goes on from there, not from the link.
      section.focus({ preventScroll: true });
    });
  }
};
