/**
 * Words that a report includes verbatim, because they identify nobody. A test compares them with
 * openapi.yaml.
 */

const setOf = (words: string) => new Set(words.trim().split(/\s+/))

/** Fields with ids, numbers, timestamps and enum values: see `publicValues`. */
export const publicNames = setOf(`
  id apolloId apollo_id campaignId campaignIds lead_ids listId role status type eventType timestamp createdAt
  balance total totalLeads totalSent total_requested total_revealed credits_used sentEmails added active ok
  success verified emailRevealed openRate replyRate conversionRate prospectsAdded prospectsSkipped page
  page_size delay sendDelay showCc followupSequence preset_id tone length temperature insert_mode
  industry industries company_size companySize company_size_ranges revenue_ranges funding_stages
  seniority_levels limit sort flow edit step details contacts import companySizes revenueRanges fundingStages
  seniorityLevels`)

/** Counts and measures. Other numbers of more than six digits could be phone numbers. */
export const measures =
  /^(?:balance|total|credits_used|sentEmails|timestamp|createdAt|\w+Rate|prospects)/

export const contractNames = new Set([
  ...publicNames,
  ...setOf(`
    campaign cc company companyDomain companyName config contactEmail contactName content context description
    editor_html email emailTemplate filters firstName first_name html job_titles lastName last_name lead leads
    linkedinUrl location locations message name objection_type options pain_points password payload phone
    previous_email_summary proof_points revealed_leads sender sequence site steps subject tech_stack
    technologies text title use_case user users value_props error errors detail reason code
    lists campaigns senders events results q find jobTitles / /search /lists /campaigns /analytics /settings`),
])

export const publicValues = setOf(`
  active paused draft admin user email sequence opened replied clicked bounced sent all insert replace
  confident medium short long friendly formal name manual csv search
  computer_software information_technology_services financial_services healthcare manufacturing retail
  real_estate education consulting media c_suite vp director manager senior entry
  seed series_a series_b series_c series_d series_e ipo private_equity
  icebreaker subject_lines first_touch follow_up objection_handler boost_deliverability increase_reply
  improve_booking make_persuasive fix_grammar stronger_cta
  1,10 11,50 51,200 201,500 501,1000 1001,5000 5001,10000 10001,
  0,1000000 1000000,10000000 10000000,50000000 50000000,100000000 100000000,`)

export const pathWords = setOf(`
  api auth user login logout credits balance leads search reveal lists campaigns status duplicate start brevo
  launch senders ai generate-email analytics stats events admin users settings`)

/** Words of server error messages, without those that are also names, such as "will" or "page". */
export const errorWords = setOf(`
  API CSV HTML HTTP ID JSON SQL URL a about access account accounts active actually added address addresses admin admins after again all allowed
  already an and another are array as at authorized available bad balance be because been before being between
  body boolean broke but by call called calls campaign campaigns can cannot change changed column company
  conflict connect connection constraint contact contacts contains could cover create created credentials
  credit credits daily data database date delete deleted delivery denied did do does domain down draft drafts
  due duplicate e each either email emails empty entity error errors exceeded exist exists expected expired fail failed
  failure false field fields file files first forbidden foreign format found from gateway get gone had handle
  has have html http id ids if in index information inserted internal invalid is it its json large last leads
  least length less limit limited list lists load loaded loading locked log login long longer mail mails many match maximum
  may message messages method minimum missing more most must name names need needs no nobody none not nothing
  null number object of off offline on one only open operation or other out own parameter password paused
  payload permission please possible process processed provided provider put quota rate read received record
  refused relation request requested requests required response result results retry returned revealed role
  row rows same save saved search sender senders sending sent sequence server service session shorter should
  show signed size small some something sql started started state status step steps stopped string subject
  success supported syntax system table temporarily text than that the their them there they this time timeout
  times to too true try type unable unauthorized unavailable undefined unexpected unique unknown unsupported
  update updated uploaded url use used user users valid value values verified version violates was went were
  when which while with without work working write wrong yet you your`)

export const markupWords = setOf(`
  a abbr b blockquote body br center code div em font h1 h2 h3 h4 h5 h6 head hr html i img li meta ol p pre s
  small span strike strong style sub sup table tbody td tfoot th thead title tr u ul align alt auto background
  bgcolor block bold border bottom cellpadding cellspacing class collapse color colspan data decoration dir
  display family font height href https http inline italic left line ltr lang mailto margin max middle min
  none normal padding px rel right role rowspan rtl sans serif size solid src start target tel text through
  top type underline valign vertical weight white space width _blank blank noopener noreferrer`)
