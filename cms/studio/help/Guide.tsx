import type { ReactNode } from 'react';
import { isEmbedded } from '../source.ts';

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={`hanlu-help-${id}`}>
    <h2 id={`hanlu-help-${id}`}>{title}</h2>
    {children}
  </section>
);

const Making = () => (
  <>
    <Part id="phrase" title="From a phrase to the page">
      <ol>
        <li>
          Open <b>Structure › Phrases › Sections</b>, choose a section and click a phrase; “Add
          item” below the list makes a new one.
        </li>
        <li>
          Write the Chinese first. The Studio proposes its pinyin: take it, and correct it where it
          is read otherwise.
        </li>
        <li>
          Write what it means and when to say it in English and in Arabic. What it means in Arabic
          may follow later; until then Arabic readers see the English alone.
        </li>
        <li>
          Cut it into its <b>words</b>, which together must spell the phrase. Readers learn most
          from phrases that are cut up.
        </li>
        <li>
          Where people would word it otherwise, add that under <b>Also searched for</b>: “price” for
          “How much is this?”. The search finds it by these, and nobody sees them.
        </li>
        <li>
          Press <b>Publish</b>. New pages are built, which takes a minute or so, and then readers
          see it.
        </li>
      </ol>
      <p>A section shows on the site once an article has it among its sections.</p>
    </Part>

    <Part id="drafts" title="Drafts and previews">
      <p>
        What you type is saved at once, as a draft that readers don’t see. <b>See it on the site</b>
        , in the menu beside Publish, shows the page as your draft would make it, in each language.
        The address of a preview works for 15 minutes; then open it anew. Other drafts are not in
        it.
      </p>
      <p>
        Where somebody else writes in the same document, their sign stands beside the field.{' '}
        {isEmbedded
          ? 'You can publish meanwhile: what they go on to type is a draft again.'
          : 'Publish when they pause: the Studio loses what another one types in that very second.'}
      </p>
      <p>
        To undo, choose “Published” above the document, click “Last published …” below it, open
        History, choose the state that you want and press “Revert to revision”; then publish. A
        phone is too narrow for that.
      </p>
      <p>
        To take a document off the site and keep it, choose “Published” above it and press{' '}
        <b>Unpublish</b>: it is a draft again.
      </p>
    </Part>

    <Part id="pictures" title="Pictures">
      <p>
        WebP, AVIF, JPEG or PNG, up to 20 MB; the site makes the sizes that it needs. The field says
        which shape it wants. Describe what is to be seen in one sentence for those who can’t see
        it, in each language, or in none where the picture only decorates.
      </p>
      <p>
        The sign of a frame on a picture opens <b>Edit hotspot and crop</b>: drag the edges to show
        less of it, and the circle to what should stay where a narrower place cuts its sides off. A
        warning says where too few pixels are left.
      </p>
    </Part>

    <Part id="sounds" title="Sounds">
      <p>
        Below the pinyin: <b>Record</b>, say it, <b>Stop</b>, listen, and <b>Keep this</b>; or
        choose a file. <b>Recordings</b>, at the top, goes through everything that is still silent.
        Name the speaker as the credits are to name them, and record only people who have agreed.
      </p>
    </Part>
  </>
);

const Troubles = () => (
  <>
    <Part id="bar" title="What the bar at the top tells">
      <dl>
        <dt>Green</dt>
        <dd>The site shows what is published.</dd>
        <dt>Yellow</dt>
        <dd>New pages are being made. You can go on writing and publishing meanwhile.</dd>
        <dt>Red</dt>
        <dd>
          Readers see the pages as they were. The bar says why; each fault leads to its field. Mend
          it and publish: the pages are made again at once, and by themselves after a while.
        </dd>
      </dl>
      {isEmbedded && (
        <p>
          The bar also has your name, which the history shows. <b>Change</b> takes another one.
        </p>
      )}
    </Part>

    <Part id="faults" title="What a fault means">
      <p>
        While <b>Publish</b> is grey, the document breaks a rule. The red sign at its top right
        lists the faults, and a click on one leads to its field; on a phone close the list then, for
        it lies over the field. A yellow sign only asks for a second look: you can publish.
      </p>
      <dl>
        <dt>must be filled in</dt>
        <dd>The field is empty, or has a space before or after its text.</dd>
        <dt>must say what “…” says</dt>
        <dd>
          One language has a text, or a paragraph more, that the other has not. Fill both or
          neither.
        </dd>
        <dt>must have tone marks · is mostly read …</dt>
        <dd>The pinyin is without marks, or another reading is more usual. Take the proposal.</dd>
        <dt>join to …, not to …</dt>
        <dd>The words of a phrase, one after the other, are not the phrase.</dd>
        <dt>must be “…”: people learn … as “…”</dt>
        <dd>
          You corrected the pinyin of a word that people learn. Write what it was under “Earlier
          pinyin”, so that they keep what they know of it. Where another word was meant, take this
          one out and add it anew.
        </dd>
        <dt>would break Learning path “…”</dt>
        <dd>A path leads here. Change the path first, or leave this as it is.</dd>
      </dl>
      <p>
        A document that others refer to can’t be deleted or unpublished: take it out of them first.
        The dialog lists them. To have one back that was deleted, go back with the browser, press
        “Restore most recent revision” and publish.
      </p>
    </Part>

    <Part id="ask" title="Whom to ask">
      <p>
        Ask whoever runs this site where the bar stays red for a reason that is no fault of a
        document, where the content does not answer, or where you need a new game, language or kind
        of page. Copy the sentence in the bar; it says what they need to know.
      </p>
    </Part>
  </>
);

/** What an editor needs to know, in the order in which they meet it (cms/README.md says more). */
const Guide = () => (
  <main className="hanlu-help" lang="en" dir="ltr">
    <h1>Help for editors</h1>
    <Making />
    <Troubles />
  </main>
);

// What the tool loads by itself has to be a default export.
export default Guide;
