const words = (text: string) => text.trim().split(/\s+/)

/** What other tools call a column, without spaces and punctuation; the best name first. */
export const NEAR_NAMES = {
  first_name: words('firstname givenname first forename fname contactfirstname personfirstname'),
  last_name: words('lastname familyname surname last lname contactlastname personlastname'),
  email: words(`
    email emailaddress email1value workemail businessemail primaryemail contactemail personemail
    email1 mail
  `),
  company: words(`
    company companyname organization organisation organizationname organisationname
    organization1name accountname associatedcompany primaryassociatedcompany currentcompany
    companynameforemails account employer
  `),
  // A column called 'title' may contain 'Dr.' or 'Ms.'.
  title: words(`
    jobtitle organizationtitle organization1title persontitle contacttitle title position
    currentposition role job
  `),
  // In exports with separate parts of an address, a column called 'location' is often empty.
  location: words(`
    address1city address1formatted location city mailingcity businesscity personcity contactcity
    personlocation contactlocation homecity workcity place address
  `),
  phone: words(`
    phone phonenumber phone1value workphone businessphone workdirectphone directphone firstphone
    mobile mobilephone mobilephonenumber mobilenumber telephone tel primaryphone corporatephone
    companyphone homephone otherphone
  `),
  linkedin_url: words(`
    linkedinurl personlinkedinurl linkedinprofile linkedinprofileurl linkedincontactprofileurl
    personlinkedin linkedin profileurl url
  `),
}

export const FULL_NAMES = words('fullname name contactname displayname personname leadname')
